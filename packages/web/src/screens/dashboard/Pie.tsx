import styles from "./Dashboard.module.css";
import { pieBox, pieShapes } from "./pie-shapes.ts";

export interface PieProps {
  readonly label: string;
  /** The largest first. */
  readonly slices: readonly { readonly name: string; readonly amount: number; readonly text: string }[];
}

/** From dark to light: the order is that of the slices, and each is labelled. */
const shades = [100, 78, 58, 40, 24];

export function Pie({ label, slices }: PieProps) {
  const said = slices.map(({ name, text }) => `${name}: ${text}`).join("; ");
  const order = slices.map(({ name }) => name);
  return (
    <svg
      role="img"
      aria-label={`${label}. ${said}`}
      viewBox={`0 0 ${pieBox.width} ${pieBox.height}`}
      className={styles["pie"]}
    >
      {pieShapes(slices).map(({ name, text, path, leader, x, y, isRight }) => (
        <g key={name}>
          <path
            d={path}
            fill={`color-mix(in srgb, var(--chakra-colors-brand-solid) ${shades[order.indexOf(name)] ?? 20}%, var(--chakra-colors-bg-panel))`}
          />
          <polyline points={leader} />
          <text x={x} y={y} textAnchor={isRight ? "start" : "end"}>
            <tspan x={x}>{name}</tspan>
            <tspan x={x} dy="15">
              {text}
            </tspan>
          </text>
        </g>
      ))}
    </svg>
  );
}
