const AVERAGE = 1500;
/** On the scale of chess, 400 points are ten to one. */
const POINTS = 400 / Math.LN10;
const STEPS = 200;

/**
 * Ratings by how often each player won: who wins a game has beaten each of the others, and a draw is half of that. Players
 * of one name have one rating. Everybody has drawn once with the average besides, so that none is beyond all bounds.
 */
export function ratings(winners: readonly (number | null)[], names: readonly string[]): number[] {
  const kinds = [...new Set(names)];
  const beaten = kinds.map(() => kinds.map(() => 0));
  for (const winner of winners) if (winner !== null) score(winner, names, kinds, beaten);
  let strengths = kinds.map(() => 1);
  for (let step = 0; step < STEPS; step++) {
    strengths = strengths.map((own, i) => {
      let won = 0.5;
      let weight = 1 / (own + 1);
      strengths.forEach((other, j) => {
        if (i === j) return;
        won += beaten[i][j];
        weight += (beaten[i][j] + beaten[j][i]) / (own + other);
      });
      return won / weight;
    });
  }
  const raw = strengths.map((strength) => POINTS * Math.log(strength));
  const mean = raw.reduce((a, b) => a + b, 0) / raw.length;
  return names.map((name) => Math.round(AVERAGE + raw[kinds.indexOf(name)] - mean));
}

function score(winner: number, names: readonly string[], kinds: readonly string[], beaten: number[][]): void {
  const of = names.map((name) => kinds.indexOf(name));
  for (let a = 0; a < names.length; a++) {
    for (let b = 0; b < names.length; b++) {
      if (of[a] === of[b]) continue;
      if (winner === a) beaten[of[a]][of[b]] += 1;
      else if (winner < 0) beaten[of[a]][of[b]] += 0.5;
    }
  }
}
