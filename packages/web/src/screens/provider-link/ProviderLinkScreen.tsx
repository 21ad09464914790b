import { useSearch } from "@tanstack/react-router";
import { useApp } from "../../composition/app/index.ts";
import { useValue } from "../../composition/device/index.ts";
import * as texts from "../../texts/provider-link.ts";
import { LinkCard } from "../login/index.ts";
import { BeginLink } from "./BeginLink.tsx";
import { FinishLink, type GivenLink } from "./FinishLink.tsx";
import { NotLinked } from "./LinkState.tsx";

/** Leads to Mercado Pago, and takes what it comes back with. */
export function ProviderLinkScreen() {
  const { status } = useValue(useApp().session.view);
  const given = givenIn(useSearch({ strict: false }));
  // Of nobody's cafeteria: where a cafeteria is still to be chosen.
  if (status === "choosingProfile")
    return <LinkCard title={texts.cafeteriaMissing} lead={texts.cafeteriaMissingLead} label={texts.toStart} />;
  if (given === null) return <BeginLink />;
  // They did not consent, or Mercado Pago could not ask them.
  return given.code === null ? <NotLinked code={given.error} /> : <FinishLink given={given} />;
}

type Given = GivenLink | { readonly code: null; readonly error: string };

function givenIn({ code, state, error }: Readonly<Record<string, unknown>>): Given | null {
  if (typeof code === "string") return { code, state: typeof state === "string" ? state : null };
  return typeof error === "string" ? { code: null, error } : null;
}
