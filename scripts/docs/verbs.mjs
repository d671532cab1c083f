/** What an effect does, in few words: its verb, and with what. */
export function verbs(effect) {
  switch (effect.do) {
    case 'lives':
    case 'strength':
    case 'craft':
    case 'gold':
      return `${effect.do} ${effect.n > 0 ? '+' : '−'}${Math.abs(effect.n)}`;
    case 'spells':
      return `spells +${effect.n}${effect.ifRoom ? ' if there is room' : ''}${effect.price ? ` for ${effect.price} gold` : ''}`;
    case 'heal':
      return `heal ${effect.most > 4 ? 'to 4' : `≤ ${effect.most}`}${effect.price ? ` for ${effect.price} gold each` : ''}`;
    case 'go':
    case 'align':
      return `${effect.do} ${effect.to}`;
    case 'roll':
      return `roll ${effect.dice}${effect.prayer ? ' (prayer)' : ''}: ${rowsOf(effect)}`;
    case 'by-alignment':
      return ['good', 'neutral', 'evil'].map((lean, i) => `${lean} ${verbs(effect.rows[i])}`).join(', ');
    case 'choose':
      return effect.of.map(verbs).join(' or ');
    default:
      return [effect.do, effect.creature ?? effect.card ?? effect.task ?? effect.by ?? effect.at]
        .filter(Boolean)
        .join(' ');
  }
}

/** The rows of a table; those alike that follow one another together. */
function rowsOf({ dice, rows }) {
  const found = [];
  rows.map(verbs).forEach((says, i) => {
    const last = found.at(-1);
    if (last?.says === says) last.to = dice + i;
    else found.push({ from: dice + i, to: dice + i, says });
  });
  return found.map(({ from, to, says }) => `${from === to ? from : `${from}–${to}`} ${says}`).join(' · ');
}

/** All that the data of a card say. */
export function cardVerbs(card) {
  const {
    strength,
    craft,
    bribe,
    placed,
    effect,
    serves,
    charges,
    adds = {},
    saves,
    barred,
    grants = [],
    gold,
    price,
  } = card;
  return [
    strength && `fights with strength ${strength}`,
    craft && `fights with craft ${craft}`,
    bribe && `bribed with ${bribe} gold`,
    placed && `placed by a die: ${placed.join(', ')}`,
    serves && `serves ${serves.alignment ?? `craft ${serves.craft}+`}`,
    effect && verbs(effect),
    charges && `holds ${charges}`,
    card.compulsory && 'compulsory',
    card.once && 'once',
    card.weapon && 'weapon',
    ...Object.entries(adds).map(([what, n]) => `adds ${n} ${what}`),
    saves && `saves a life on ${saves}+`,
    barred && `not for ${barred}`,
    ...grants,
    gold && `becomes ${gold} gold`,
    price && `joins for ${price} gold`,
  ].filter(Boolean);
}

/** All that is printed on a space. */
export function spaceVerbs({ encounter }) {
  const hosts = (list) => list.map(({ id, effect }) => `may call on ${id}: ${verbs(effect)}`);
  switch (encounter.kind) {
    case 'draw':
      return [`draw ${encounter.cards}`, encounter.bonus && `enemies +${encounter.bonus}`].filter(Boolean);
    case 'must':
      return [`must ${verbs(encounter.effect)}`];
    case 'visit':
      return hosts(encounter.hosts);
    case 'alignment':
      return encounter.rows.flatMap((row, i) => {
        const says = 'hosts' in row ? hosts(row.hosts) : [`must ${verbs(row.effect)}`];
        return says.map((one) => `${['good', 'neutral', 'evil'][i]}: ${one}`);
      });
    default:
      return [`run space:${encounter.odd}`];
  }
}
