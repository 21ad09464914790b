type Standing = { readonly isOpen: boolean; readonly hasSellerLeft: boolean };

/** Whether an administrator counts it: whoever works there counts their own. ACCESS-20 */
export const isLeftRegister = ({ isOpen, hasSellerLeft }: Standing): boolean => isOpen && hasSellerLeft;
