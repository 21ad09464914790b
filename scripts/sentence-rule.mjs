// A rule of the linter: what a person reads stands in the catalogue (packages/web/src/texts), and rooms name its key.

/** A letter or sign that no code has, two words in a row, or one with a capital; brackets are a selector's. */
const spoken = /[áéíóúüñÁÉÍÓÚÜÑ¿¡«»…]|^[^[\]]*(?<!\S)\p{L}{2,}[,.:;]?\s\p{L}[^[\]]*$|^\p{Lu}\p{Ll}+[.:!?]?$/u;
/** Beside what is put in, already one word is said: `0 usos`. */
const spokenAround = /(?:^|\s)\p{L}+(?:$|[\s,.:;!?])/u;
const letter = /\p{L}/u;

const readAttributes = new Set(["alt", "aria-description", "aria-label", "label", "placeholder", "title"]);

/** Strings for the program: a module, a key, what is compared, what a fault says to whoever mends it. */
const programs = new Set([
  "BinaryExpression",
  "ExportAllDeclaration",
  "ExportNamedDeclaration",
  "ExpressionStatement",
  "ImportDeclaration",
  "ImportExpression",
  "MemberExpression",
  "NewExpression",
  "SwitchCase",
  "TSLiteralType",
]);

/** What a tour points at is a selector. */
const isKeyOrSelector = (node, { key }) => key === node || key.name === "target";

/** Keys of the keyboard in a set: `new Set(["Home", "End"])`. */
const isMember = ({ parent }) => parent.type === "ArrayExpression" && parent.parent.type === "NewExpression";

const isOfProgram = (node) =>
  programs.has(node.parent.type) ||
  isMember(node) ||
  (node.parent.type === "Property" && isKeyOrSelector(node, node.parent));

const isRead = ({ parent, value }) =>
  parent.type === "JSXAttribute" && readAttributes.has(parent.name.name) ? letter.test(value) : spoken.test(value);

const noLiteralSentence = {
  create(context) {
    const report = (node) =>
      context.report({ node, message: "A sentence stands in packages/web/src/texts; name its key here." });
    return {
      JSXText: (node) => letter.test(node.value) && report(node),
      Literal: (node) => typeof node.value === "string" && !isOfProgram(node) && isRead(node) && report(node),
      TemplateLiteral(node) {
        if (isOfProgram(node)) return;
        const said = node.quasis.map(({ value }) => value.cooked).join("0");
        if (spoken.test(said) || (node.expressions.length > 0 && spokenAround.test(said))) report(node);
      },
    };
  },
};

/** @public The linter loads it by its path, in .oxlintrc.json. */
export default { meta: { name: "catalogue" }, rules: { "no-literal-sentence": noLiteralSentence } };
