import { expect, test } from "vitest";

const idsOf = (within: Element | null, selector: string): readonly string[] =>
  [...(within?.querySelectorAll(selector) ?? [])].map(({ id }) => id);

test("who may have a role is found by its name or its role, in the document's order and within one element", () => {
  document.body.innerHTML = `
    <button id="outside"></button>
    <form id="form" role="button"><p id="first" role="button"></p><span><button id="second" role="tab"></button></span>
      <a id="third" role="none  button"></a><i id="other" role="buttons"></i><summary id="fourth"></summary></form>`;
  const form = document.getElementById("form");
  expect(idsOf(form, '*[role~="button"],summary,button')).toEqual(["first", "second", "third", "fourth"]);
  expect(idsOf(form, '*[role~="button"]')).toEqual(["first", "third"]);
  expect(idsOf(document.body, '*[role~="button"],button')).toEqual(["outside", "form", "first", "second", "third"]);
  document.getElementById("first")?.remove();
  document.getElementById("third")?.setAttribute("role", "link");
  document.getElementById("other")?.setAttribute("role", "button");
  expect(idsOf(form, '*[role~="button"],button')).toEqual(["second", "other"]);
});

test("a selector of any other form is read as ever", () => {
  document.body.innerHTML = `<form id="form"><p id="first" class="a"></p><span><i id="second" role="tab"></i></span></form>`;
  const form = document.getElementById("form");
  expect(idsOf(form, "p,i")).toEqual(["first", "second"]);
  expect(idsOf(form, "form .a")).toEqual(["first"]);
  expect(idsOf(form, '[role~="tab"]')).toEqual(["second"]);
  expect(idsOf(form, '*[role~="link"],span > i,p.b')).toEqual(["second"]);
});
