import { endingOf, profilesIn, sessionIn } from "./session.actors.ts";
import { sessionSetup } from "./session.setup.ts";

/** Who works at this device: nobody, somebody who must still choose a cafeteria, or one profile. SESSION-01 */
export const sessionMachine = sessionSetup.createMachine({
  id: "session",
  context: ({ input }) => ({
    ports: input.ports,
    profiles: [],
    session: null,
    credentials: null,
    destination: null,
    isFollowing: false,
    failure: null,
    lost: null,
  }),
  initial: "restoring",
  states: {
    restoring: {
      tags: "busy",
      invoke: {
        src: "restore",
        input: ({ context }) => context.ports,
        onDone: [
          {
            guard: { type: "isRefused", params: ({ event }) => ({ result: event.output }) },
            target: "signedOut",
            actions: [
              { type: "takeFailure", params: ({ event }) => ({ result: event.output }) },
              "tellFailure",
              "tellNotFollowed",
              "stopFollowing",
            ],
          },
          {
            guard: { type: "isSomebody", params: ({ event }) => ({ session: sessionIn(event.output) }) },
            target: "signedIn",
            actions: [
              { type: "takeProfiles", params: ({ event }) => ({ profiles: profilesIn(event.output) }) },
              { type: "holdSession", params: ({ event }) => ({ session: sessionIn(event.output) }) },
              "renewSession",
              "tellFollowed",
              "stopFollowing",
            ],
          },
          { target: "signedOut", actions: ["tellNotFollowed", "leave"] },
        ],
        onError: "broken",
      },
    },
    signedOut: {
      on: {
        "session.foundOnDevice": {
          guard: { type: "isSomebody", params: ({ event }) => ({ session: event.session }) },
          target: "restoring",
          actions: "follow",
        },
        "session.credentialsEntered": {
          target: "authenticating",
          actions: {
            type: "takeCredentials",
            params: ({ event }) => ({ email: event.email, password: event.password }),
          },
        },
      },
    },
    authenticating: {
      tags: "busy",
      invoke: {
        src: "authenticate",
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: "isRefused", params: ({ event }) => ({ result: event.output }) },
            target: "signedOut",
            actions: [{ type: "takeFailure", params: ({ event }) => ({ result: event.output }) }, "tellFailure"],
          },
          {
            guard: { type: "isSomebody", params: ({ event }) => ({ session: sessionIn(event.output) }) },
            target: "signedIn",
            actions: [
              { type: "takeProfiles", params: ({ event }) => ({ profiles: profilesIn(event.output) }) },
              { type: "holdSession", params: ({ event }) => ({ session: sessionIn(event.output) }) },
              "storeSession",
              "tellStarted",
            ],
          },
          {
            target: "choosingProfile",
            actions: { type: "takeProfiles", params: ({ event }) => ({ profiles: profilesIn(event.output) }) },
          },
        ],
        onError: "broken",
      },
    },
    choosingProfile: {
      on: {
        "session.foundOnDevice": {
          guard: { type: "isSomebody", params: ({ event }) => ({ session: event.session }) },
          target: "restoring",
          actions: ["revokeTokens", "follow"],
        },
        "session.profileChosen": {
          guard: { type: "isOwnProfile", params: ({ event }) => ({ profileId: event.profileId }) },
          target: "signedIn",
          actions: [
            { type: "chooseProfile", params: ({ event }) => ({ profileId: event.profileId }) },
            "storeSession",
            "tellStarted",
          ],
        },
        "session.loggedOut": { target: "signedOut", actions: ["revokeTokens", "leave"] },
      },
    },
    signedIn: {
      initial: "idle",
      on: {
        "session.expired": {
          target: "signedOut",
          actions: [{ type: "forgetSession", params: { ending: "expired" } }, "expire", "tellFailure", "tellEnded"],
        },
        "session.loggedOut": {
          target: "signedOut",
          actions: [{ type: "forgetSession", params: { ending: "left" } }, "revokeTokens", "leave", "tellEnded"],
        },
        "session.foundOnDevice": [
          {
            guard: { type: "isSomebody", params: ({ event }) => ({ session: event.session }) },
            target: "restoring",
            actions: ["revokeTokens", "follow"],
          },
          {
            guard: { type: "isTakenThere", params: ({ event }) => ({ ending: event.ending }) },
            target: ".refreshing",
            actions: "storeSession",
          },
          {
            target: "signedOut",
            actions: [
              { type: "endAsThere", params: ({ event }) => ({ ending: event.ending }) },
              "tellFailure",
              "tellEnded",
            ],
          },
        ],
      },
      states: {
        idle: {
          on: {
            "session.profilesChanged": "refreshing",
            // One question answers all the calls that were refused meanwhile.
            "session.accessRefused": "refreshing",
            "session.cafeteriaChosen": {
              target: "moving",
              actions: { type: "takeDestination", params: ({ event }) => ({ cafeteriaId: event.cafeteriaId }) },
            },
          },
        },
        refreshing: {
          tags: "busy",
          on: { "session.profilesChanged": { target: "refreshing", reenter: true } },
          invoke: {
            src: "refresh",
            input: ({ context }) => context,
            onDone: [
              {
                guard: { type: "isRefused", params: ({ event }) => ({ result: event.output }) },
                target: "#session.signedOut",
                actions: [
                  { type: "forgetSession", params: ({ event }) => ({ ending: endingOf(event.output) }) },
                  "rememberLost",
                  "leave",
                  { type: "takeFailure", params: ({ event }) => ({ result: event.output }) },
                  "tellFailure",
                  "tellEnded",
                ],
              },
              {
                target: "idle",
                actions: { type: "takeProfiles", params: ({ event }) => ({ profiles: profilesIn(event.output) }) },
              },
            ],
            onError: "idle",
          },
        },
        moving: {
          tags: "busy",
          invoke: {
            src: "move",
            input: ({ context }) => context,
            onDone: [
              {
                guard: { type: "isExpired", params: ({ event }) => ({ result: event.output }) },
                target: "#session.signedOut",
                actions: [
                  { type: "forgetSession", params: { ending: "expired" } },
                  "expire",
                  "tellFailure",
                  "tellEnded",
                ],
              },
              {
                guard: { type: "isRefused", params: ({ event }) => ({ result: event.output }) },
                target: "idle",
                actions: [{ type: "takeFailure", params: ({ event }) => ({ result: event.output }) }, "tellFailure"],
              },
              {
                target: "idle",
                actions: [
                  {
                    type: "holdSession",
                    params: ({ event, context }) => ({
                      session: event.output.ok ? event.output.value : context.session,
                    }),
                  },
                  "renewSession",
                  "tellMoved",
                ],
              },
            ],
            onError: "#session.broken",
          },
        },
      },
    },
    broken: {
      tags: "broken",
      on: { "session.retried": "restoring" },
    },
  },
});
