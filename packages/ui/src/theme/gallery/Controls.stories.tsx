import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Pagination from '@mui/material/Pagination';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Slider from '@mui/material/Slider';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MuiTheme } from '../MuiTheme.tsx';
import { Columns, GallerySection, Row } from './gallery-parts.tsx';

function PeriodButtons() {
  const [period, setPeriod] = useState('week');
  return (
    <ToggleButtonGroup
      exclusive
      value={period}
      onChange={(_event, next: string) => setPeriod(next)}
      aria-label="Period"
    >
      <ToggleButton value="day">Day</ToggleButton>
      <ToggleButton value="week">Week</ToggleButton>
      <ToggleButton value="month" disabled>
        Month
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

function RecordTabs() {
  const [tab, setTab] = useState('deposits');
  return (
    <Tabs
      value={tab}
      onChange={(_event, next: string) => setTab(next)}
      variant="scrollable"
      scrollButtons={false}
      aria-label="Records"
    >
      <Tab value="deposits" label="Deposits" />
      <Tab value="withdrawals" label="Withdrawals" />
      <Tab value="bets" label="Bets" disabled />
    </Tabs>
  );
}

const Toggles = () => (
  <Row>
    <FormControlLabel control={<Checkbox defaultChecked />} label="Remember this device" />
    <FormControlLabel control={<Checkbox />} label="Send me news" />
    <FormControlLabel control={<Switch defaultChecked />} label="Sounds" labelPlacement="start" />
    <FormControlLabel control={<Switch disabled />} label="Biometric login" labelPlacement="start" />
    <FormControl>
      <FormLabel id="gallery-odds">Odds</FormLabel>
      <RadioGroup row defaultValue="decimal" aria-labelledby="gallery-odds">
        <FormControlLabel value="decimal" control={<Radio />} label="Decimal" />
        <FormControlLabel value="fraction" control={<Radio />} label="Fraction" />
        <FormControlLabel value="american" disabled control={<Radio />} label="American" />
      </RadioGroup>
    </FormControl>
  </Row>
);

function Gallery() {
  return (
    <>
      <GallerySection title="Actions">
        <Row>
          <Button variant="contained">Deposit</Button>
          <Button variant="outlined">Withdraw</Button>
          <Button variant="text">Cancel</Button>
          <Button variant="contained" disabled>
            Claimed
          </Button>
          <PeriodButtons />
          <ToggleButton value="favourite" selected>
            Favourites
          </ToggleButton>
        </Row>
      </GallerySection>
      <GallerySection title="Inputs">
        <Columns>
          <TextField
            id="gallery-name"
            label="Account name"
            defaultValue="Maria Santos"
            helperText="As on your bank card"
          />
          <TextField id="gallery-amount" label="Amount" placeholder="0.00" error helperText="At least 100.00" />
          <TextField id="gallery-bank" label="Bank" defaultValue="Pasig Bank" disabled />
          <Slider aria-label="Daily limit" defaultValue={40} step={20} marks valueLabelDisplay="auto" />
        </Columns>
        <Toggles />
      </GallerySection>
      <GallerySection title="Navigation">
        <RecordTabs />
        <Pagination count={9} defaultPage={3} aria-label="Pages" />
        <Stepper activeStep={1} orientation="vertical">
          {['Account', 'Identity', 'Payment'].map((label) => (
            <Step key={label}>
              <StepLabel>{label}</StepLabel>
            </Step>
          ))}
        </Stepper>
        <MenuList aria-label="Account menu" sx={{ maxWidth: 280 }}>
          <MenuItem selected>Profile</MenuItem>
          <MenuItem>Security</MenuItem>
          <MenuItem disabled>VIP club</MenuItem>
        </MenuList>
      </GallerySection>
    </>
  );
}

const meta = {
  title: 'Theme/MUI gallery/Controls',
  render: () => (
    <MuiTheme>
      <Gallery />
    </MuiTheme>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Widgets as MUI has them: inside `MuiTheme` they have the brand. */
export const All: Story = { tags: ['matrix'] };

export const ParolanDark: Story = { globals: { brand: 'parolan', theme: 'dark' } };
