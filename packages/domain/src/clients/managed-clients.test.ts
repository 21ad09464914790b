import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accepted, cents, id, noMoney, refused } from "../kernel/index.ts";
import { entryFaults, rowsOf } from "./commensal-rows.ts";
import {
  type DeletionEntry,
  addRow,
  cancelRow,
  changeRow,
  changedRows,
  checkCardEntry,
  checkClientEntry,
  checkDeletionEntry,
  checkDiscount,
  checkDiscountEntry,
  clientSorts,
  decideDeletion,
  deletionEntryOf,
  dropRow,
  editRow,
  emptyClient,
  keepRow,
  nextOrder,
  orderForSearch,
  standingOf,
} from "./index.ts";

const classId = id<"class">("2b");
const ana = {
  id: id<"commensal">("ana"),
  profileId: id<"profile">("p"),
  firstName: "Ana",
  lastName: "Gómez",
  classId,
  status: "ENABLED" as const,
  discountCategoryId: null,
  cardCode: null,
  imageUrl: null,
  allergies: null,
  allergens: [],
  dailyLimit: null,
};

describe("the list", () => {
  test("[CLIENTS-07] search=debt puts who owes most first; anything else sorts by email", () => {
    expect(orderForSearch("debt")).toEqual({ sort: "BALANCE", direction: "ASC" });
    for (const search of [undefined, "", "DEBT", 7])
      expect(orderForSearch(search)).toEqual({ sort: "EMAIL", direction: "ASC" });
  });

  test.each(clientSorts)("[CLIENTS-07] %s sorts upwards first and turns round at a second press", (sort) => {
    const first = nextOrder({ sort: sort === "EMAIL" ? "BALANCE" : "EMAIL", direction: "DESC" }, sort);
    expect(first).toEqual({ sort, direction: "ASC" });
    expect(nextOrder(first, sort)).toEqual({ sort, direction: "DESC" });
    expect(nextOrder(nextOrder(first, sort), sort)).toEqual(first);
  });

  test.each([
    [-1, -500, "DEBT"],
    [0, 0, "LOW"],
    [0, -500, "FINE"],
    [1, 0, "FINE"],
  ])("[CLIENTS-08] a balance of %s with a minimum of %s is %s", (balance, minimum, standing) => {
    expect(standingOf({ balance: cents(balance) }, cents(minimum))).toBe(standing);
  });
});

describe("rows of commensals", () => {
  const rows = rowsOf([ana, { ...ana, id: id<"commensal">("beto"), status: "DELETED" }]);

  test("[CLIENTS-09] deleted ones are no rows, and a new one begins in edit mode with the shared last name", () => {
    expect(rows.map(({ key }) => key)).toEqual(["ana"]);
    expect(addRow(rows, "t1")[1]).toMatchObject({ key: "t1", id: null, isEditing: true, entry: { lastName: "Gómez" } });
  });

  test("[CLIENTS-09] names and class are required, blanks are none", () => {
    const entry = {
      firstName: "Ana",
      lastName: "Gómez",
      classId,
      imageUrl: null,
      allergies: "",
      allergens: [],
      dailyLimit: null,
    };
    expect([...entryFaults(entry)]).toEqual([]);
    expect([...entryFaults({ ...entry, firstName: " " })]).toEqual(["NO_FIRST_NAME"]);
    expect([...entryFaults({ ...entry, lastName: "" })]).toEqual(["NO_LAST_NAME"]);
    expect([...entryFaults({ ...entry, classId: null })]).toEqual(["NO_CLASS"]);
  });

  test("[FORM-13] [CLIENTS-09] a limit that can't be read keeps its row open, and the client from being sent", () => {
    const anyLimit = fc.constantFrom(null, "UNREADABLE" as const, cents(0), cents(250_050));
    fc.assert(
      fc.property(anyLimit, (dailyLimit) => {
        const [row] = keepRow(changeRow(editRow(rows, "ana"), "ana", { dailyLimit }), "ana");
        const isRead = dailyLimit !== "UNREADABLE";
        expect(row).toMatchObject({ isEditing: !isRead, entry: { dailyLimit } });
        expect([...(row?.faults ?? [])]).toEqual(isRead ? [] : ["UNREADABLE_LIMIT"]);
        const client = { ...emptyClient, email: "a@b.test", username: "Familia", rows: row === undefined ? [] : [row] };
        expect(checkClientEntry(client).ok).toBe(isRead);
      }),
    );
  });

  test("[CLIENTS-09] a row that lacks something stays in edit mode and says so; a whole one ends it, trimmed", () => {
    const added = addRow(rows, "t1");
    expect(keepRow(added, "t1")[1]).toMatchObject({
      isEditing: true,
      faults: new Set(["NO_FIRST_NAME", "NO_CLASS"]),
    });
    const whole = keepRow(changeRow(added, "t1", { firstName: "  Leo ", classId }), "t1");
    expect(whole[1]).toMatchObject({ isEditing: false, entry: { firstName: "Leo" } });
    expect(changedRows(whole).map(({ key }) => key)).toEqual(["t1"]);
  });

  test("[CLIENTS-09] cancelling removes a row that was never finished and gives another back as it was", () => {
    expect(cancelRow(addRow(rows, "t1"), "t1")).toEqual(rows);
    const edited = changeRow(editRow(rows, "ana"), "ana", { firstName: "Otra" });
    expect(cancelRow(edited, "ana")).toEqual(rows);
    const finished = keepRow(changeRow(addRow(rows, "t1"), "t1", { firstName: "Leo", classId }), "t1");
    const again = cancelRow(changeRow(editRow(finished, "t1"), "t1", { firstName: "X" }), "t1");
    expect(again[1]).toMatchObject({ isEditing: false, entry: { firstName: "Leo" } });
    expect(dropRow(again, "t1")).toEqual(rows);
  });

  test("[CLIENTS-09] only new rows and those that differ from what is stored are sent", () => {
    expect(changedRows(keepRow(editRow(rows, "ana"), "ana"))).toEqual([]);
    expect(changedRows(keepRow(changeRow(editRow(rows, "ana"), "ana", { lastName: "Paz" }), "ana"))).toHaveLength(1);
  });
});

describe("the form of a client", () => {
  const draft = { ...emptyClient, email: "casa@correo.test", username: "Familia Gómez", rows: rowsOf([ana]) };
  const faultsOf = (part: Partial<typeof draft>) => {
    const checked = checkClientEntry({ ...draft, ...part });
    return checked.ok ? {} : checked.failure;
  };

  test("[CLIENTS-10] a minimum balance is required where the category's is not used, and is 0 or less", () => {
    expect(faultsOf({})).toEqual({});
    expect(faultsOf({ usesCategoryMinimum: false })).toEqual({ minimumBalance: "MISSING" });
    expect(faultsOf({ usesCategoryMinimum: false, minimumBalance: cents(1) })).toEqual({
      minimumBalance: "TOO_HIGH",
    });
    for (const amount of [0, -1, -100_000])
      expect(faultsOf({ usesCategoryMinimum: false, minimumBalance: cents(amount) })).toEqual({});
  });

  test("[CLIENTS-09] [CLIENTS-10] email, name and every open row are asked for together", () => {
    expect(faultsOf({ email: " ", username: " ", rows: addRow(draft.rows, "t1") })).toEqual({
      email: "MISSING",
      username: "MISSING",
      rows: "UNFINISHED",
    });
    for (const email of ["casa", "casa@", "casa@correo", "ca sa@correo.test"])
      expect(faultsOf({ email })).toEqual({ email: "MALFORMED" });
  });

  test("[CLIENTS-09] a row that is whole but still open is finished by saving", () => {
    const open = changeRow(editRow(draft.rows, "ana"), "ana", { firstName: "Anahí" });
    const checked = checkClientEntry({ ...draft, rows: open });
    expect(checked).toMatchObject({ ok: true, value: { rows: [{ isEditing: false, entry: { firstName: "Anahí" } }] } });
  });
});

describe("a discount category", () => {
  const draft = { name: "Docentes", percent: "12,5", hasCap: true, cap: "600", minimumBalance: cents(-1000) };

  test("[CLIENTS-11] reads a percentage with 2 decimals and a whole cap", () => {
    expect(checkDiscountEntry(draft)).toEqual({
      ok: true,
      value: { name: "Docentes", rate: 1250, maxDiscount: 60_000, minimumBalance: -1000 },
    });
    expect(checkDiscountEntry({ ...draft, hasCap: false, cap: "0" })).toMatchObject({ value: { maxDiscount: null } });
  });

  test("[CLIENTS-11] names all that it lacks", () => {
    expect(checkDiscountEntry({ name: " ", percent: "", hasCap: true, cap: " ", minimumBalance: null })).toEqual({
      ok: false,
      failure: { name: "MISSING", percent: "MISSING", cap: "MISSING", minimumBalance: "MISSING" },
    });
  });

  test.each(["-1", "100,01", "12,345", "doce"])("[CLIENTS-11] %s is no percentage", (percent) => {
    expect(checkDiscountEntry({ ...draft, percent })).toEqual({ ok: false, failure: { percent: "OUT_OF_RANGE" } });
  });

  test.each(["-5", "0", "0,00", "10,50", "mucho"])("[CLIENTS-11] %s is no whole cap above 0", (cap) => {
    expect(checkDiscountEntry({ ...draft, cap })).toEqual({ ok: false, failure: { cap: "OUT_OF_RANGE" } });
  });

  test("[CLIENTS-11] its minimum balance is 0 or less", () => {
    expect(checkDiscountEntry({ ...draft, minimumBalance: cents(1) })).toEqual({
      ok: false,
      failure: { minimumBalance: "TOO_HIGH" },
    });
  });

  test("[CLIENTS-11] the server takes 0 to 100 percent and a whole cap above 0 only", () => {
    const isTaken = (hundredths: number, cap: number | null) =>
      checkDiscount({ hundredths, maxDiscount: cap === null ? null : cents(cap) }).ok;
    expect([isTaken(0, null), isTaken(10_000, 100), isTaken(1250, 60_000)]).toEqual([true, true, true]);
    expect([isTaken(-1, null), isTaken(10_001, null), isTaken(0.5, null)]).toEqual([false, false, false]);
    expect([isTaken(100, 0), isTaken(100, -100), isTaken(100, 1_050)]).toEqual([false, false, false]);
  });
});

describe("deleting", () => {
  test("[CLIENTS-13] the email is typed to the letter, and a balance that there is agreed to", () => {
    const wanted = "casa@correo.test";
    const check = (entry: Partial<DeletionEntry>) =>
      checkDeletionEntry({ ...deletionEntryOf(cents(-990)), email: wanted, ...entry }, wanted);
    expect(check({ agreed: cents(-990) })).toEqual(accepted(-990));
    expect(check({})).toEqual(refused({ agreed: "MISSING" }));
    for (const email of ["", "Casa@correo.test", "casa@correo.test ", "casa@correo.tes"])
      expect(check({ email })).toEqual(refused({ email: "DIFFERENT", agreed: "MISSING" }));
    expect(checkDeletionEntry({ ...deletionEntryOf(noMoney), email: wanted }, wanted)).toEqual(accepted(noMoney));
  });

  test("[CLIENTS-13] a balance is deleted only as it was confirmed, and nobody with a subscription", () => {
    const anyBalance = fc.integer({ min: -1000, max: 1000 }).map(cents);
    fc.assert(
      fc.property(anyBalance, anyBalance, fc.boolean(), (balance, confirmedBalance, isSubscribed) => {
        const decided = decideDeletion({ balance, confirmedBalance, isSubscribed });
        expect(decided.ok).toBe(!isSubscribed && balance === confirmedBalance);
      }),
    );
    expect(decideDeletion({ balance: cents(5), confirmedBalance: cents(0), isSubscribed: false })).toEqual({
      ok: false,
      failure: { code: "UNCONFIRMED_BALANCE", data: { balance: 5 } },
    });
    expect(decideDeletion({ balance: cents(0), confirmedBalance: cents(0), isSubscribed: true })).toMatchObject({
      failure: { code: "DELETE_SUBSCRIBED_COMMENSAL" },
    });
  });
});

test("[CLIENTS-06] a card is given to somebody, once it was read", () => {
  const holder = { id: id<"commensal">("ana") };
  expect(checkCardEntry({ holder: null, cardCode: null })).toEqual(refused({ holder: "MISSING", cardCode: "MISSING" }));
  expect(checkCardEntry({ holder: null, cardCode: "77" })).toEqual(refused({ holder: "MISSING" }));
  expect(checkCardEntry({ holder, cardCode: "77" })).toEqual(accepted({ commensalId: "ana", cardCode: "77" }));
});
