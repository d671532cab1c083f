import { ALIGNMENTS, CITIES, SITES } from '@questhall/lords-and-wizards';
import { choose, type Decide, prefer } from '../decision.js';

/** A rich capital among rich cities. */
export const capitals: Decide = (sight) =>
  prefer<number>(sight, 'there is much to win around it', (site) => {
    const { hex, gt } = SITES[site];
    let near = 0;
    for (let other = 0; other < CITIES; other++) {
      const far = Math.abs((SITES[other].hex % 40) - (hex % 40)) + Math.abs(SITES[other].hex - hex) / 40;
      if (other !== site) near += SITES[other].gt / (3 + far);
    }
    return gt + near;
  });

/** Igrash are the best for their price; in the Advanced game all other races are far away. */
export const alignments: Decide = (sight) =>
  choose(sight, 'they fight best for their pay', ({ words }) => {
    const order = sight.view.house.advanced ? ['order', 'chaos', 'neutral'] : ['chaos', 'neutral', 'order'];
    return ALIGNMENTS.length - order.indexOf(words[0]);
  });

/** A Wizard learns faster than a Lord. */
export const leaders: Decide = (sight) =>
  choose(sight, 'he learns faster', ({ words }) => (words.includes('wizard') ? 1 : 0));
