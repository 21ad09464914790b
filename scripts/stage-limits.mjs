/**
 * Seconds after which a stage of `npm test` counts as hung. What a machine needs that does as much again besides, and
 * in all less than a build server's 90 minutes, so that the sum is printed whatever hangs.
 */
export const stageLimits = { check: 420, scripts: 420, unit: 2040, build: 300, e2e: 2100 };
