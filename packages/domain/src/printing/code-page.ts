/** What the bytes 0x80 to 0x9F of Windows-1252 stand for, in their order; those that stand for nothing are controls. */
export const beyondLatin1 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";
