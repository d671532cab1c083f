import type { AskWord } from '@questhall/kernel';

/** Every question, and by which rules a pick is refused there besides the rule of the question. */
export const asks: Readonly<Record<string, AskWord>> = {
  'setup.choose': {
    says: 'each player in turn chooses a character (option characters)',
    refuses: { 'T OUTLINE.1': 'somebody has that character' },
  },
  'move.how': {
    says: 'the movement part: how to move; asked again after what is not the move (quest, exchange, alignment, potion, Alchemist)',
    refuses: {
      'T 11:6.2': 'the Valley of Fire without a Talisman',
      'T 11:23': 'the Portal, where the move does not go beyond it',
      'T 11:10': 'the bridge, where the move does not go beyond it',
      'T 11:18.1': 'no Raft, or nothing directly opposite',
      'T 11:3': 'a roll in the Inner Region',
      'T R90': 'a roll where the move is one space',
      'T R117': 'kept Enemies are worth less than seven points',
    },
  },
  'move.way': {
    says: 'where the die leads: the full count either way, over the bridge, or to the Portal',
    refuses: {
      'T 11:1.2': 'not the full count',
      'T 11:23': 'the Portal, where the move does not go beyond it',
      'T 11:10': 'the bridge, where the move does not go beyond it',
    },
  },
  'move.branch': { says: 'which way back from the Valley of Fire' },
  'bridge.onward': { says: 'the rest of the move on the other side of the bridge' },
  'portal.ability': { says: 'by which ability the Portal is tried' },
  'encounter.choose': {
    says: 'the space or a character, or first to take what lies there freely; not asked where nobody else stands',
  },
  'meet.choose': { says: 'which character, and how' },
  'meet.evade': { says: 'whether who is attacked, or is to suffer an ability, evades; only who has a means is asked' },
  'space.discard': { says: 'which of the cards drawn Prophetess or Orb discards' },
  'space.order': { says: 'which of several cards of one number comes first' },
  'enemies.order': { says: 'which Spirit comes first, where each fights by itself (option spirits-together)' },
  'meet-card.evade': {
    says: 'whether Imp, Witch, Siren, Hag, Poltergeist or Raiders are evaded; Angel, Devil or Mephistopheles by whom they harm',
  },
  'meet-card.visit': { says: 'whether a Stranger or Place is made use of that costs something or may lead anywhere' },
  'claim.choose': {
    says: 'what is taken, who is visited, and where no cards are drawn what the space has; asked again until done',
    refuses: {
      'T 13:5.2': 'the space must be followed first',
      'T 5:2': 'an Object he may not use',
      'T R80': 'the space was used in this turn',
    },
  },
  'instructions.roll': { says: 'whether to roll in Forest or Crags, for who need not' },
  'fight.choose': { says: 'fight, evade, bribe, destroy, charm; only where there is a choice' },
  'fight.raise': { says: 'whether the Ghoul raises what it has killed' },
  'ready.choose': { says: 'before the dice of a Combat: Weapon, Mercenary, raised Follower, potion; then fight' },
  'combat.unseen': { says: 'whether the Assassin strikes unseen; against a creature he always does, and is not asked' },
  'combat.victor': {
    says: 'what the victor takes from the loser',
    refuses: { 'T R37': 'nothing that he may have himself' },
  },
  'rob.choose': { says: 'what is taken by Thief, Sorceress, Acquisition or Mesmerism' },
  'effect.bonus': { says: 'whether Monk or Priest adds 1 to a prayer' },
  'effect.which': { says: 'which of two evils' },
  'effect.follower': { says: 'which Follower is lost' },
  'heal.choose': { says: 'how many Lives are healed for Gold' },
  'shop.choose': {
    says: 'what is bought; asked again until done',
    refuses: { 'T 20:2.2': 'the pile is empty', 'T 3:2': 'too dear, or not for him' },
  },
  'alchemy.choose': { says: 'which Objects become Gold; asked again until done' },
  'exchange.choose': { says: 'which kept Enemies are exchanged' },
  'travel.choose': { says: 'to which other space of the Region' },
  'wish.choose': { says: 'what Enchanter, Fairy or Phantom grants' },
  'space:chasm.self': { says: 'whether to roll in the Chasm, for who need not' },
  'space:toll.choose': { says: 'what the Black Knight gets; only if there is Gold' },
  'space:vampire.pay': { says: 'a Life or a Follower, for each Life the Vampire wants' },
  'crown.amulet': { says: 'whether the Amulet is laid down on the Crown of Command' },
  'crown.choose': { says: 'each other character in turn: a Life, or out of the game' },
  'trade.build': { says: 'Market Day: an offer, put together thing by thing in a fixed order' },
  'trade.answer': { says: 'whether the offer is accepted' },
  'trade.pay': { says: 'which Spells are given that were asked for' },
  'tidy.objects': { says: 'too many Objects: which is laid down; asked again until it is right' },
  'tidy.spells': { says: 'too many Spells: which is given up; asked again until it is right' },
  'cast.aim': { says: 'at what a Spell is cast' },
  'window.offer': {
    says: 'a moment for Spells: everybody who holds any is asked at once; asked again until all pass',
  },
};
