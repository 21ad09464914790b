/** Of the product; the web app shows the same. */
export const version = "0.3.1";
