import type { View } from '@questhall/lords-and-wizards';
import { type JSX, Show } from 'solid-js';
import { Icon } from '../../../kit/Icon.js';
import { WEATHER } from '../weather.js';

/** Rain or snow over the whole map, with what it means for those who march. */
export function Weather(props: { view: View }): JSX.Element {
  const now = () => WEATHER[props.view.weather];
  return (
    <Show when={props.view.weather !== 'clear'}>
      <div class={`weather ${props.view.weather}`} />
      <div class="weather-words" data-still="">
        <Icon name={now()[0]} size={20} />
        <span>{now()[1]}</span>
        <small>{now()[2]}</small>
      </div>
    </Show>
  );
}
