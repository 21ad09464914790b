import { type Cafeteria, type OutsideService, serviceStanding } from "@cantina/domain/cafeteria";
import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Loaded } from "../../ui/Loaded.tsx";
import { LackingService } from "./LackingService.tsx";

export interface ReachedServiceProps<State> {
  readonly service: OutsideService;
  readonly cafeteria: Cafeteria;
  readonly query: UseQueryOptions<State>;
  readonly unreadable: string;
  readonly children: (state: State) => ReactNode;
}

/** One that may be set up here: where country and flag say yes, the server is asked whether it reaches it. CAFETERIA-27 */
export function ReachedService<State extends { readonly isAvailable: boolean }>(props: ReachedServiceProps<State>) {
  const { service, cafeteria } = props;
  const standing = serviceStanding(service, { ...cafeteria, configured: [service] });
  return standing === "CONFIGURED" ? (
    <AllowedService {...props} />
  ) : (
    <LackingService service={service} standing={standing} />
  );
}

function AllowedService<State extends { readonly isAvailable: boolean }>({
  service,
  query,
  unreadable,
  children,
}: ReachedServiceProps<State>) {
  const { data, failureReason, refetch } = useQuery(query);
  return (
    <Loaded data={data} failure={failureReason} errorTitle={unreadable} onRetry={() => void refetch()} height="120px">
      {(state) =>
        state.isAvailable ? children(state) : <LackingService service={service} standing="NOT_CONFIGURED" />
      }
    </Loaded>
  );
}
