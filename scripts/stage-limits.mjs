/**
 * Seconds after which a stage of `npm test` counts as hung. What a machine needs that does as much again besides, and
 * in all less than a build server's 90 minutes, so that the sum is printed whatever hangs: check and e2e run one after
 * the other, beside scripts and unit.
 */
export const stageLimits = { check: 600, scripts: 900, unit: 3000, build: 600, e2e: 3000 };
