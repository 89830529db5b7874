import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MuiTheme } from '../MuiTheme.tsx';
import { Columns, GallerySection, Row } from './gallery-parts.tsx';

const tones = ['info', 'success', 'warning', 'error'] as const;

const Questions = () => (
  <div>
    {['How long does a deposit take?', 'Which documents are accepted?'].map((question, index) => (
      <Accordion key={question} defaultExpanded={index === 0}>
        <AccordionSummary expandIcon="▾">{question}</AccordionSummary>
        <AccordionDetails>Most arrive within a minute. A bank transfer may take a working day.</AccordionDetails>
      </Accordion>
    ))}
  </div>
);

const Records = () => (
  <Table>
    <TableHead>
      <TableRow>
        <TableCell>Day</TableCell>
        <TableCell>Turnover</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {['21 Nov', '20 Nov'].map((day) => (
        <TableRow key={day} hover>
          <TableCell>{day}</TableCell>
          <TableCell>1,250.00</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

function Gallery() {
  return (
    <>
      <GallerySection title="Feedback">
        <Columns>
          {tones.map((tone) => (
            <Alert key={tone} severity={tone}>
              A message of the kind {tone}
            </Alert>
          ))}
        </Columns>
        <Row>
          <CircularProgress aria-label="Loading" />
          <LinearProgress aria-label="Play-through" variant="determinate" value={60} sx={{ flex: '1 1 8rem' }} />
          <Skeleton variant="rounded" width={120} height={44} />
          <Tooltip title="Copied" describeChild placement="bottom" open slotProps={{ popper: { disablePortal: true } }}>
            <Button variant="outlined">Copy the code</Button>
          </Tooltip>
        </Row>
      </GallerySection>
      <GallerySection title="Data">
        <Row>
          <Chip label="Draft" />
          {tones.map((tone) => (
            <Chip key={tone} color={tone} label={tone} />
          ))}
          <Chip label="Slots" onDelete={() => {}} />
          <Badge badgeContent={12} color="primary">
            <Avatar>MS</Avatar>
          </Badge>
        </Row>
        <Columns>
          <Records />
          <Questions />
          <Card>
            <CardContent>
              <Typography variant="h3">Cashback</Typography>
              <Typography>Get 5 % of what you lost back, on Monday by noon.</Typography>
              <Typography variant="body2">Carries no play-through.</Typography>
            </CardContent>
          </Card>
        </Columns>
      </GallerySection>
      <GallerySection title="Typography">
        <Typography variant="h1" component="p">
          Title
        </Typography>
        <Typography variant="h2" component="p">
          Section
        </Typography>
        <Typography variant="subtitle1" component="p">
          Lead
        </Typography>
        <Typography>Body text</Typography>
        <Typography variant="caption">Caption</Typography>
      </GallerySection>
    </>
  );
}

const meta = {
  title: 'Theme/MUI gallery/Display',
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
