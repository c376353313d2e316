/** Minutes of the day, as an input for times writes them: 480 is "08:00". */
export function asTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** The other way round. */
export function asMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return (hours * 60 + minutes) % 1440;
}
