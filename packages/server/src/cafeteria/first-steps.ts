import { firstStepEndpoints as endpoints } from "@cantina/contract/cafeteria";
import type { GivenDataOf } from "@cantina/contract/endpoint";
import { type FirstStepMarks, changedMarks, firstSteps } from "@cantina/domain/cafeteria";
import { accepted } from "@cantina/domain/kernel";
import { noteChange } from "../db/index.ts";
import { type Route, change, recordChange, route } from "../http/index.ts";
import { type StoredSteps, lockStoredSteps, readStoredSteps, writeMarks } from "./first-steps.queries.ts";

const answerOf = (stored: StoredSteps): GivenDataOf<typeof endpoints.readFirstSteps> => {
  const { isHidden, isTourAnswered, hasSold } = stored;
  return { steps: [...firstSteps(stored)], isHidden, isTourAnswered, hasSold };
};

const textOf = ({ confirmed, isHidden, isTourAnswered }: FirstStepMarks): string =>
  JSON.stringify({ confirmed, isHidden, isTourAnswered });

/** CAFETERIA-24 */
export const firstStepRoutes: readonly Route[] = [
  route(endpoints.readFirstSteps, async (_request, { db, identity }) =>
    accepted({ data: answerOf(await readStoredSteps(db.kysely, identity.cafeteriaId)) }),
  ),
  change(endpoints.changeFirstSteps, async (trx, { body }, context) => {
    const id = context.identity.cafeteriaId;
    const now = await lockStoredSteps(trx, id);
    const next = changedMarks(now, body);
    const [before, after] = [textOf(now), textOf(next)];
    if (before !== after) {
      await writeMarks(trx, id, next);
      noteChange({ entity: "cafeteria.firstSteps", id, before, after });
      await recordChange(trx, context, { entityType: "cafeteria", id });
    }
    return accepted({ data: answerOf({ ...now, ...next }) });
  }),
];
