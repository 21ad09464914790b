import { isAdministratorLevel } from "@cantina/domain/access";
import { useQuery } from "@tanstack/react-query";
import { PackageX } from "lucide-react";
import { useState } from "react";
import { shortagesQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/late-sales.ts";
import { Button } from "../../ui/Button.tsx";
import { Shortages } from "./Shortages.tsx";

/** For administrators: units that were sold without the server and were not in the stock. */
export function ShortagesButton() {
  const { profile, sources } = useWorkplace();
  const isAdministrator = isAdministratorLevel(profile.privilegeLevel);
  const { data: shortages = [] } = useQuery(shortagesQuery(sources, isAdministrator));
  const [isOpen, setIsOpen] = useState(false);
  const label = texts.shortageCount(shortages.length);
  return (
    <>
      {shortages.length > 0 && (
        <Button
          size="sm"
          variant="outline"
          colorPalette="mango"
          bg="bg.warning"
          color="fg.warning"
          minH="11"
          px="2.5"
          aria-label={label}
          title={label}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          <PackageX aria-hidden />
          {shortages.length}
        </Button>
      )}
      {isAdministrator && <Shortages isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
