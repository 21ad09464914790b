import type { NewId } from "@cantina/domain/kernel";

export const randomId: NewId = () => crypto.randomUUID();
