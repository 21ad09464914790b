import { openSession } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";

// Specification §9: 'minutes under 1 hour, hours on the same day, else DD/MM/YY', and older than 24 h is flagged.

const minute = 60_000;
const hour = 60 * minute;
const zone = "America/Argentina/Buenos_Aires";
const dayOf = (at: number): string =>
  new Date(at).toLocaleDateString("es-AR", { timeZone: zone, day: "2-digit", month: "2-digit", year: "2-digit" });

type Told = { readonly comments: string; readonly ago: number; readonly status?: "SOLVED" };

const claims: readonly Told[] = [
  { comments: "recién", ago: 20_000 },
  { comments: "un minuto", ago: 1.5 * minute },
  { comments: "casi una hora", ago: 59.5 * minute },
  { comments: "una hora", ago: 60.5 * minute },
  { comments: "cinco horas", ago: 5.5 * hour },
  { comments: "casi un día", ago: 24 * hour - 5 * minute },
  { comments: "más de un día", ago: 24 * hour + minute },
  { comments: "resuelto hace mucho", ago: 72 * hour, status: "SOLVED" },
];

/** As somebody there reads it off the clock on the wall. */
function ageAt(now: number, ago: number): string {
  if (ago < minute) return "recién";
  const minutes = Math.floor(ago / minute);
  if (minutes < 60) return minutes === 1 ? "hace 1 minuto" : `hace ${minutes} minutos`;
  const hours = Math.floor(ago / hour);
  if (dayOf(now) !== dayOf(now - ago)) return dayOf(now - ago);
  return hours === 1 ? "hace 1 hora" : `hace ${hours} horas`;
}

test("[CLAIMS-04] [CLAIMS-05] a claim's age is in minutes, then in hours of the day, then its date; what is unresolved for over 24 h is flagged", async ({
  enter,
  cantina,
  line,
}) => {
  const [session] = await openSession(cantina.url, "employee");
  let now = 0;
  line.meet(/\/claims$/u, async (send) => {
    const { data } = (await (await send()).json()) as { readonly data: readonly [Record<string, unknown>] };
    now = Date.now();
    return Response.json({
      data: claims.map(({ comments, ago, status = "UNSOLVED" }, index) => ({
        ...data[0],
        id: `00000000-0000-4000-8000-00000000000${index}`,
        comments,
        status,
        dateTime: new Date(now - ago).toISOString(),
      })),
    });
  });
  const page = await enter(session, "/inbox");
  const cards = page.getByRole("list", { name: "Reclamos" }).getByRole("listitem");
  await expect(cards).toHaveCount(claims.length);
  for (const [index, { comments, ago, status }] of claims.entries()) {
    const card = cards.nth(index);
    await expect(card).toContainText(comments);
    await expect(card).toContainText(ageAt(now, ago));
    if (ago > 24 * hour && status === undefined) await expect(card).toContainText("más de 24 h");
    else await expect(card).not.toContainText("más de 24 h");
  }
});
