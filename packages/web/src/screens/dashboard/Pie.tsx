import styles from "./Dashboard.module.css";
import { pieBox, pieShapes } from "./pie-shapes.ts";

export interface PieProps {
  readonly label: string;
  /** The largest first. */
  readonly slices: readonly { readonly name: string; readonly amount: number; readonly text: string }[];
}

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
          <path d={path} data-shade={order.indexOf(name)} />
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
