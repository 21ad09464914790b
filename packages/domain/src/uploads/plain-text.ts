/** As it was before an exported file said by an apostrophe that it is no formula: what the product wrote can be uploaded again. UPLOAD-13 */
export const plainText = (text: string): string => text.replace(/^'(?='*[=+\-@\t\r])/u, "");
