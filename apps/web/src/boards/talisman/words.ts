import { characterNamed } from '@questhall/talisman';

/** How a button says what a pick means, for those that do not speak for themselves. Names are put in for `*`. */
const WORDS: Readonly<Record<string, string>> = {
  pass: 'Let it pass',
  done: 'Done',
  roll: 'Roll the die',
  stay: 'Stay here',
  cross: 'Cross the bridge',
  portal: 'Try the Portal of Power',
  boatman: 'With the boatman to the Temple',
  exchange: 'Hand in trophies for Strength',
  alchemist: 'Let the Alchemist work',
  drink: 'Drink the Potion of Strength',
  regenerate: 'Heal a Life instead',
  'go *': 'Go to *',
  'raft *': 'By raft to *',
  'woods *': 'Through the woods to *',
  'wizard *': 'With the wizard to *',
  'retreat *': 'Back to *',
  'become good': 'Become Good',
  'become neutral': 'Become Neutral',
  'become evil': 'Become Evil',
  'lay *': 'Lay down *',
  'ditch *': 'Lay down *',
  'hand over *': 'Hand over *',
  'follow *': 'Do as the space says',
  fight: 'Fight',
  'leave alone': 'Leave them alone',
  'evade *': 'Evade *',
  'bribe *': 'Bribe the *',
  'destroy *': 'Destroy the *',
  'attack *': 'Attack *',
  'attack by craft *': 'Attack * by Craft',
  'steal *': 'Steal from *',
  'beguile *': 'Beguile *',
  'take follower *': 'Take a Follower of *',
  'take maidens *': 'Take the maidens of *',
  'enchant *': 'Enchant *',
  stand: 'Stand and fight',
  'strike unseen': 'Strike unseen',
  'fight openly': 'Fight openly',
  trophy: 'Keep it as a trophy',
  raise: 'Raise it as a Follower',
  'pay mercenary': 'Pay the Mercenary: +3',
  'pay gold': 'Pay a Gold',
  'lose life': 'Lose a Life',
  'take life': 'Take a Life',
  'take gold': 'Take the Gold',
  waive: 'Take nothing',
  'pocket *': 'Take * for nothing',
  'at *': 'On *',
  'at * on *': 'The * in the *',
  'at creature': 'On the creature',
  space: 'Meet what the space holds',
  character: 'Meet a character',
  claim: 'First take what lies here',
  'no offer': 'Offer nothing',
  offer: 'Make this offer',
  'give gold': 'Give a Gold',
  'want gold': 'Ask for a Gold',
  'give spell *': 'Give *',
  'want spell': 'Ask for a Spell',
  'want *': 'Ask for *',
  accept: 'Accept',
  decline: 'Decline',
  'give up': 'Give up the game',
  'ditch amulet': 'Lay down the Amulet',
  'add 1': 'Add 1',
  'add nothing': 'Add nothing',
  'add *': 'Hand in *',
  'gild *': '* for a Gold',
  'gain life': 'Gain a Life',
  'lose follower': 'Lose a Follower',
  'wish spell': 'A Spell',
  'wish gold': 'A Gold',
  'wish strength': 'A Strength',
  'wish craft': 'A Craft',
  'wish life': 'A Life',
  'wish travel': 'To be taken elsewhere',
  'keep all': 'Keep them all',
  meet: 'Meet it',
  visit: 'Visit',
};

/** A pick in words: from the list, or its own with names as people say them. */
export function wordsOf(pick: string, plain: (name: string) => string | null): string {
  const isCharacter = (word: string) => characterNamed(word) >= 0;
  const names: string[] = [];
  const shape = pick
    .split(' ')
    .map((word, i, all) => {
      const isName = WORDS[pick] === undefined && (i > 0 || (all.length === 1 && isCharacter(word)));
      const name = isName ? plain(word) : null;
      if (name === null) return word;
      names.push(name);
      return '*';
    })
    .join(' ');
  const words = (WORDS[shape] ?? shape.replace(/ gold$/, ' Gold')).replaceAll('*', () => names.shift() ?? '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
