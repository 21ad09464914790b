import type { Cafeteria } from "@cantina/domain/cafeteria";
import { AutoComplete } from "../orders-board/index.ts";
import { LastTopicChange } from "./TopicForm.tsx";

/** The same switch as on the board. */
export const OrdersTopic = ({ cafeteria }: { readonly cafeteria: Cafeteria }) => (
  <>
    <AutoComplete cafeteria={cafeteria} />
    <LastTopicChange topic="ORDERS" zone={cafeteria.timeZone} />
  </>
);
