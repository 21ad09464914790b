/** A Vitest reporter that names each failure when it comes: a stage that is ended by its limit prints no list of them. */
// Vitest takes what a reporter's file exports by default.
// oxlint-disable-next-line import/no-default-export
export default class NameFailures {
  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    if (state !== "failed") return;
    const [reason] = errors.map(({ message }) => message.split("\n", 1)[0]);
    console.log(`\n✗ ${test.module.relativeModuleId} › ${test.fullName} › ${reason}`);
  }
}
