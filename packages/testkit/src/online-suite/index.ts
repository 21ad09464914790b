export { type ApiAnswer, callApi } from "./call-api.ts";
export { differencesOf } from "./differences-of.ts";
export { type HostedBuyer, compareBooksOf, openHostedBuyer, visitPage } from "./hosted-buyer.ts";
export { lookAgain } from "./look-again.ts";
export { type OnlineBuyer, beginTopUp, linkSeller, openBuyer, submitCard } from "./online-buyer.ts";
export { type WalletBuyer, linkWallet, openWalletBuyer, walletShop } from "./wallet-buyer.ts";
export { type Story, randomStories, tellStory } from "./story.ts";
export { type WalletStory, randomWalletStories, tellWalletStory } from "./wallet-story.ts";
