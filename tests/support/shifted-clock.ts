/** Preloaded: each SIGUSR2 moves the clock to the next state: late, early, right. */
const shift = Number(process.env.CLOCK_SHIFT_MS);
const RightDate = Date;
const wrongs = [shift, -shift, 0];
let wrong = 0;
const now = () => RightDate.now() + wrong;

class WrongDate extends RightDate {
  constructor(...input: [] | ConstructorParameters<typeof Date>) {
    if (input.length === 0) super(now());
    else super(...(input as ConstructorParameters<typeof Date>));
  }

  static override now(): number {
    return now();
  }
}

globalThis.Date = WrongDate as DateConstructor;
process.on('SIGUSR2', () => {
  wrong = wrongs.shift() ?? 0;
  process.stdout.write(`clock is wrong by ${wrong}\n`);
});
