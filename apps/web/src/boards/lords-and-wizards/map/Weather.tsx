import type { View } from '@questhall/lords-and-wizards';
import { type JSX, Show } from 'solid-js';
import { Icon } from '../../../kit/Icon.js';

/** Rain or snow over the whole map, with what it means for those who march. */
export function Weather(props: { view: View }): JSX.Element {
  const isRain = () => props.view.weather === 'rain';
  return (
    <Show when={props.view.weather !== 'clear'}>
      <div class={`weather ${props.view.weather}`} />
      <div class="weather-words" data-still="">
        <Icon name={isRain() ? 'lords-and-wizards/heavy-rain' : 'lords-and-wizards/snowing'} size={20} />
        <span>{isRain() ? 'Rain' : 'Snow'}</span>
        <small>{isRain() ? 'a movement point less' : 'two points less, nobody flies'}</small>
      </div>
    </Show>
  );
}
