import { feedbackEndpoints } from "@cantina/contract/reviews";
import { BrokenInvariant, accepted, id } from "@cantina/domain/kernel";
import { v7 as newSortableId } from "uuid";
import { type Route, change, recordChange, route } from "../http/index.ts";
import { readerOf } from "../transactions/index.ts";
import { insertFeedback, listFeedback, readFeedback } from "./feedback.queries.ts";

export const feedbackRoutes: readonly Route[] = [
  change(feedbackEndpoints.createFeedback, async (trx, { body: { suggestion } }, context) => {
    const { identity, clock } = context;
    const { cafeteriaId, profileId } = identity;
    const feedbackId = id<"feedback">(newSortableId());
    await insertFeedback(trx, { id: feedbackId, cafeteriaId, profileId, suggestion, at: clock.now() });
    await recordChange(trx, context, { entityType: "feedback", id: feedbackId });
    const data = await readFeedback(trx, feedbackId, readerOf(identity));
    if (data === undefined) throw new BrokenInvariant("a suggestion that was written is there");
    return accepted({ data });
  }),

  route(feedbackEndpoints.listFeedback, async ({ query }, { db, identity }) => {
    // Wherever the system administrator is just now. REVIEWS-06
    const cafeteriaId = identity.level === "SYSTEM_ADMINISTRATOR" ? null : identity.cafeteriaId;
    const { data, totalCount } = await listFeedback(db.kysely, { ...query, cafeteriaId, reader: readerOf(identity) });
    return accepted({ data: [...data], totalCount });
  }),
];
