/** For waits of Vitest beside other work on two busy cores: patience is no check. */
export const PATIENCE = { timeout: 10_000 };
