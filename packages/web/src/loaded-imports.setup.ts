import { afterAll, vi } from "vitest";

// What a screen asks for beside itself may be loading still when its file is over. The worker's other files share it, and
// one that was torn down half-way is broken for all of them.
afterAll(() => vi.dynamicImportSettled());
