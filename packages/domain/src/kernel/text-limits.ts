/** Characters; specification §9. */
export const textLimits = {
  name: 250,
  couponDescription: 1000,
  productDescription: 1000,
  cancelComment: 200,
  orderComment: 1000,
  allergies: 250,
  passwordMin: 8,
  passwordMax: 70,
} as const;
