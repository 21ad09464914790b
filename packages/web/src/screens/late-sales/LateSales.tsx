import { OutboxButton } from "./OutboxButton.tsx";
import { ShortagesButton } from "./ShortagesButton.tsx";

/** For the header: what was sold without the server, and what it took that was not there. */
export function LateSales() {
  return (
    <>
      <OutboxButton />
      <ShortagesButton />
    </>
  );
}
