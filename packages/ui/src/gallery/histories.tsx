import { FlagBox } from '../flag-box.tsx';
import { Odometer } from '../odometer.tsx';
import { OdometerChart } from '../odometer-chart.tsx';
import { Specimen } from './specimen.tsx';

/** The odometer, its chart with a drop and a typing error, and what a check found. */
export function Histories() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Specimen name="Odometer">
        <Odometer km={31_240} unit="km" label="31,240 km" />
      </Specimen>
      <Specimen name="Readings over time">
        <OdometerChart
          unit="thousand km"
          times={[
            { at: 2022, label: '2022' },
            { at: 2024, label: '2024' },
            { at: 2026, label: '2026' },
          ]}
          points={[
            { id: 'a', at: 2021, km: 10_120, shape: 'circle', look: 'plain' },
            { id: 'b', at: 2022, km: 21_480, shape: 'circle', look: 'plain' },
            { id: 'c', at: 2022.5, km: 225_000, shape: 'circle', look: 'grey' },
            { id: 'd', at: 2023, km: 33_050, shape: 'circle', look: 'plain' },
            { id: 'e', at: 2024, km: 18_400, shape: 'circle', look: 'red', note: '−14,650 km' },
            { id: 'f', at: 2026, km: 31_240, shape: 'square', look: 'plain' },
          ]}
        />
      </Specimen>
      <FlagBox id="flag-red" tone="brick" level={3} title="Readings do not agree">
        <p>33,050 km on 22 Mar 2024, then 18,400 km on 2 Apr 2025.</p>
      </FlagBox>
      <FlagBox id="flag-fine" tone="road" level={3} title="Readings agree" />
    </div>
  );
}
