import { FALSE_WIZARD, type View } from '@questhall/wizards';

/** How likely somebody asks one whose Gem he has, or who has robbed him: only where he did not choose whom. */
const ODDLY = 0.15;

/**
 * How likely each High Wizard is the False one, for all that a seat has seen, and by whom others went on to ask: nobody asks
 * again for what he has, so whoever does has been robbed.
 */
export function suspicions(view: View, seat: number): number[] {
  const known = view.gemOf.indexOf(FALSE_WIZARD);
  if (known >= 0) return view.gemOf.map((_, wizard) => (wizard === known ? 1 : 0));
  const weights = view.gemOf.map((gem, wizard) => (gem >= 0 ? 0 : likelihood(view, seat, wizard)));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

/** How likely others would have asked as they did if this one were false. */
function likelihood(view: View, seat: number, wizard: number): number {
  let likely = 1;
  view.trail.forEach((looks, other) => {
    if (other === seat || view.mixed[other]) return;
    let held = 0;
    let knows = false;
    for (const look of looks) {
      const whom = look >> 1;
      if (whom === wizard) {
        if (knows) likely *= ODDLY;
        knows = true;
        if (look & 1) held = 0;
      } else {
        if ((held >> whom) & 1) likely *= ODDLY;
        held |= 1 << whom;
      }
    }
  });
  return likely;
}
