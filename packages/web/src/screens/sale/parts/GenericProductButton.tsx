import { Plus } from "lucide-react";
import { ExtraButton } from "./ExtraButton.tsx";

export function GenericProductButton({ onOpen }: { readonly onOpen: () => void }) {
  return <ExtraButton icon={<Plus aria-hidden />} label="Genérico" aria-haspopup="dialog" onClick={onOpen} />;
}
