import { type ReactNode, useRef } from "react";
import { Button } from "./Button.tsx";

export interface FileButtonProps {
  /** Of the file field behind the button. */
  readonly label: string;
  readonly accept: string;
  readonly busy?: boolean;
  readonly describedBy?: string | undefined;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** A button that asks for one file. */
export function FileButton({ label, accept, busy = false, describedBy, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        busy={busy}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = "";
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}
