import { expect, test } from "vitest";

test("an element matches what names it, alone or among others, and what names nothing", () => {
  document.body.innerHTML = `<form><input id="asked" type="checkbox" class="box"></form>`;
  const right = [
    "input",
    'input[type="checkbox"]',
    'input[type="checkbox"]:not([list])',
    "button,input",
    "button[type],input[type]",
    "form input",
    "form[action], form > input",
    ".box",
    "[id=asked]",
    "*",
    "input:not(:checked)",
  ];
  const wrong = ["button", "input[list]", 'input:not([type="checkbox"])', "form", "button[type],form", "input input"];
  const asked = document.getElementById("asked");
  expect([...right, ...wrong].filter((selector) => asked?.matches(selector))).toEqual(right);
});
