/** Every answer carries the instant of what is booked now; tills set their own clock by it. */
export const serverTimeHeader = "x-server-time";
