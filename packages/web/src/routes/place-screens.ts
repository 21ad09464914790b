/** Clients, and the cafeteria itself: the screens of the office that a till goes to, if at all, only once it is shown. */
export const placeScreens = {
  inbox: async () => (await import("../screens/inbox/InboxScreen.tsx")).InboxScreen,
  feedback: async () => (await import("../screens/feedback/FeedbackScreen.tsx")).FeedbackScreen,
  manageUsers: async () => (await import("../screens/manage-users/ManageUsersScreen.tsx")).ManageUsersScreen,
  configuration: async () => (await import("../screens/configuration/ConfigurationScreen.tsx")).ConfigurationScreen,
  providerLink: async () => (await import("../screens/provider-link/ProviderLinkScreen.tsx")).ProviderLinkScreen,
  paymentDifferences: async () =>
    (await import("../screens/payment-differences/DifferencesScreen.tsx")).DifferencesScreen,
  payouts: async () => (await import("../screens/payouts/PayoutsScreen.tsx")).PayoutsScreen,
  myCafeterias: async () => (await import("../screens/cafeterias/MyCafeteriasScreen.tsx")).MyCafeteriasScreen,
  cafeterias: async () => (await import("../screens/cafeterias/CafeteriasScreen.tsx")).CafeteriasScreen,
};
