export { type ApiAnswer, callApi } from "./call-api.ts";
export { differencesOf } from "./differences-of.ts";
export { type HostedBuyer, compareBooksOf, openHostedBuyer, visitPage } from "./hosted-buyer.ts";
export { lookAgain } from "./look-again.ts";
export { lookUntilSettled } from "./look-until-settled.ts";
export { type OnlineBuyer, beginTopUp, linkSeller, openBuyer, submitCard } from "./online-buyer.ts";
export { type WalletBuyer, linkWallet, openWalletBuyer, walletShop } from "./wallet-buyer.ts";
export { type DepositStory, randomDepositStories, tellDepositStory } from "./deposit-story.ts";
export { type Story, plainStories, randomStories, tellStory } from "./story.ts";
export {
  type MattildaStory,
  listenForMattilda,
  plainMattildaStory,
  randomMattildaStories,
  tellMattildaStory,
} from "./mattilda-story.ts";
export {
  type SignedStory,
  hurryChoices,
  plainSignedStory,
  randomSignedStories,
  tellSignedStory,
} from "./signed-story.ts";
export { type WalletStory, randomWalletStories, tellWalletStory } from "./wallet-story.ts";
