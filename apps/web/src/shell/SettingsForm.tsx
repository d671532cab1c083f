import { createSignal, type JSX, Show } from 'solid-js';
import { type ThemeWish, themeWish, wishTheme } from '../kit/theme.js';
import { Check, Segments } from './Fields.js';
import { me } from './hall.js';
import { canPush, isPushed, startPush, stopPush } from './push.js';
import { change, type Pace, settings } from './settings.js';
import './settings.css';
import { play } from './sound.js';

/** How this browser shows tables. It is the same everywhere one sits. */
export function SettingsForm(): JSX.Element {
  return (
    <div class="settings">
      <div class="setting">
        <span>Light</span>
        <Segments<ThemeWish>
          name="theme"
          label="Theme"
          value={themeWish()}
          choices={[
            ['auto', 'As the system'],
            ['light', 'Day'],
            ['dark', 'Lamp'],
          ]}
          choose={wishTheme}
        />
      </div>
      <div class="setting">
        <span>Machines play</span>
        <Segments<Pace>
          name="pace"
          label="How fast machines play"
          value={settings().pace}
          choices={[
            ['calm', 'Calmly'],
            ['brisk', 'Briskly'],
            ['quick', 'Quickly'],
            ['instant', 'At once'],
          ]}
          choose={(pace) => change({ pace })}
        />
      </div>
      <Check
        label="A bell when it is my turn"
        checked={settings().sound}
        change={(sound) => {
          change({ sound });
          play('turn');
        }}
      />
      <Check
        label="Dice tumble and pieces travel"
        checked={settings().motion}
        change={(motion) => change({ motion })}
      />
      <PushSetting />
    </div>
  );
}

function PushSetting(): JSX.Element {
  const [pushed, setPushed] = createSignal(false);
  const [trouble, setTrouble] = createSignal('');
  void isPushed().then(setPushed);
  const wish = async (on: boolean) => {
    setTrouble((await (on ? startPush() : stopPush())) ?? '');
    setPushed(await isPushed());
  };
  return (
    <Show when={canPush() && me()}>
      <Check label="A message when a table waits for me" checked={pushed()} change={wish} />
      <Show when={trouble()}>
        <p class="hint">{trouble()}</p>
      </Show>
    </Show>
  );
}
