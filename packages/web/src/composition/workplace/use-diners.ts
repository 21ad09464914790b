import type { Diner } from "@cantina/domain/clients";
import { useQuery } from "@tanstack/react-query";
import { cafeteriaQuery, clientsQuery, discountCategoriesQuery } from "../live-data/index.ts";
import { useWorkplace } from "./workplace-context.ts";

export function useDiners(): readonly Diner[] {
  const { sources, diners } = useWorkplace();
  const { data: clients } = useQuery(clientsQuery(sources));
  const { data: categories } = useQuery(discountCategoriesQuery(sources));
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  return diners({ clients, categories, cafeteria });
}
