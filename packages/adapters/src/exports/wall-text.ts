/** DD/MM/YYYY of yyyy-MM-dd. */
export const dayText = (day: string): string => day.split("-").reverse().join("/");

/** DD/MM/YYYY HH:mm of a moment on the cafeteria's clock. */
export function wallText(wall: string): string {
  const [, year, month, day, clock] = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})/u.exec(wall) ?? [];
  return `${day}/${month}/${year} ${clock}`;
}
