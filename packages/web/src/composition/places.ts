import {
  type ApiFailure,
  type ClassesSource,
  type PlacesSource,
  httpClasses,
  httpPlaces,
} from "@cantina/adapters/http";
import type { Result } from "@cantina/domain/kernel";
import { useMutation } from "@tanstack/react-query";
import { useApp } from "./app-context.ts";
import { QueryRefusal, orReject } from "./failure.ts";
import { rereadAfter } from "./stale.ts";
import { useWorkplace } from "./workplace-context.ts";

export type { CafeteriaEdit, EmployeeRegistration, FeatureChoice } from "@cantina/adapters/http";

/** Apart from the other sources: only administrators' screens load these. */
export function useClassesSource(): () => Promise<ClassesSource> {
  const { backend } = useApp();
  const { sources } = useWorkplace();
  return async () => httpClasses((await backend()).client, sources.cafeteriaId);
}

export type PlaceCall<Request> = {
  readonly isSending: boolean;
  readonly failure: ApiFailure | null;
  readonly send: (request: Request) => void;
};

/** One change of a cafeteria, after which the lists are read anew. */
export function usePlaceCall<Request, Answer>(
  call: (source: PlacesSource, request: Request) => Promise<Result<Answer, ApiFailure>>,
  onDone: (answer: Answer) => void,
): PlaceCall<Request> {
  const { backend } = useApp();
  const { queries } = useWorkplace();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (request: Request) => orReject(call(httpPlaces((await backend()).client), request)),
    onSuccess: onDone,
    onSettled: () => rereadAfter(queries, "cafeteria"),
  });
  return { isSending: isPending, failure: error instanceof QueryRefusal ? error.failure : null, send: mutate };
}
