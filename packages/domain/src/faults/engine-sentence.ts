/** Sentences of V8, SpiderMonkey and JavaScriptCore that quote names of the program, and none of what it works on. */
const sentences: readonly RegExp[] = [
  /^Cannot (?:read|set) properties of (?:undefined|null)(?: \((?:reading|setting) '[a-z_$][\w$]{0,60}'\))?/u,
  /^(?:[a-z_$][\w$]{0,60}(?:\.|\?\.)?){1,6}(?:\(\.\.\.\))? is not (?:a function|a constructor|defined|iterable)/u,
  /^Class constructor [\w$]{1,60} cannot be invoked without 'new'/u,
  /^Cannot access '[a-z_$][\w$]{0,60}' before initialization/u,
  /^Assignment to constant variable/u,
  /^Maximum call stack size exceeded/u,
  /^Invalid (?:time value|array length|string length)/u,
  /^Minified React error #\d{1,4}/u,
  /^Failed to fetch dynamically imported module/u,
  /^Rendered (?:more|fewer) hooks than/u,
];

/** What of a message may be told: the part that is a known sentence, else nothing. FAULTS-02 */
export function engineSentence(message: string): string {
  for (const sentence of sentences) {
    const found = sentence.exec(message)?.[0];
    if (found !== undefined) return found;
  }
  return "";
}
