import { useEffect, useEffectEvent, useRef, useState } from "react";

/** What a call answers that is made once the screen is shown, and never twice: a render may begin anew before that. */
export function useOnce<T>(call: () => Promise<T>): T | undefined {
  const [answer, setAnswer] = useState<T>();
  const isBegun = useRef(false);
  const begin = useEffectEvent(async (): Promise<void> => {
    if (isBegun.current) return;
    isBegun.current = true;
    setAnswer(await call());
  });
  useEffect(() => void begin(), []);
  return answer;
}
