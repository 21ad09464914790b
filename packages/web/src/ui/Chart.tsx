import Apex from "react-apexcharts";

// A CommonJS package: what is imported holds the component.
export const Chart = (Apex as unknown as { default?: typeof Apex }).default ?? Apex;
