/** Where somebody chooses how it ends, in the place of a provider's own page. */
export type ChoicePage = {
  readonly title: string;
  readonly text: string;
  /** The first is the one that most want. */
  readonly buttons: Readonly<Record<string, { readonly text: string }>>;
};

export const choicePage = ({ title, text, buttons }: ChoicePage): string => `<!doctype html>
<html lang="es-AR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; display: grid; min-height: 100vh; place-items: center; background: #e2e8f0; color: #1f2937 }
  main { background: #fff; border-radius: 12px; padding: 32px; max-width: 360px; margin: 16px; box-shadow: 0 2px 12px #0002 }
  h1 { font-size: 20px; margin: 0 0 8px }
  button { font: inherit; font-weight: 600; width: 100%; padding: 12px; margin-top: 12px; border-radius: 8px; border: 0; background: #e0e7ff; color: #1e40af }
  button:first-of-type { background: #1a56db; color: #fff }
</style>
<main>
  <h1>${title}</h1>
  <p>${text}</p>
  <form method="post">
    ${Object.entries(buttons)
      .map(([name, button]) => `<button name="do" value="${name}">${button.text}</button>`)
      .join("\n    ")}
  </form>
</main>
</html>
`;
