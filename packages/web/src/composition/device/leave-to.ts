/** To a page of somebody else's, in this tab. */
export const leaveTo = (url: string): void => window.location.assign(url);
