import "../src/theme/base.css";
import { type ReactNode, StrictMode, Suspense, lazy } from "react";
import { createRoot } from "react-dom/client";

const Sale = lazy(async () => ({ default: (await import("./SaleScene.tsx")).SaleScene }));
const States = lazy(async () => ({ default: (await import("./StatesScene.tsx")).StatesScene }));
const Prompts = lazy(async () => ({ default: (await import("./PromptsScene.tsx")).PromptsScene }));
const Fault = lazy(async () => ({ default: (await import("./StatesScene.tsx")).FaultScene }));
const Login = lazy(async () => ({ default: (await import("./LoginScene.tsx")).LoginScene }));
const Choose = lazy(async () => ({ default: (await import("./LoginScene.tsx")).ChooseScene }));

/** /gallery/?scene=sale, and so on. */
const scenes: Record<string, ReactNode> = {
  sale: <Sale />,
  states: <States />,
  prompt: <Prompts />,
  fault: <Fault />,
  login: <Login />,
  choose: <Choose />,
};

const root = document.querySelector("#root");
const scene = new URLSearchParams(location.search).get("scene") ?? "sale";
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Suspense fallback={null}>{scenes[scene]}</Suspense>
    </StrictMode>,
  );
